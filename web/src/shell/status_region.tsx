import { announcement, dismiss, toasts } from '../status';

export function StatusRegion() {
  return (
    <>
      <div class="hidden" role="status">
        {announcement.value}
      </div>
      <div class="toasts" role="status">
        {toasts.value.map((toast) => (
          <div class={`toast ${toast.kind}`} key={toast.id}>
            <span>{toast.text}</span>
            <button type="button" class="quiet" aria-label="Dismiss" onClick={() => dismiss(toast.id)}>
              ×
            </button>
          </div>
        ))}
      </div>
    </>
  );
}
