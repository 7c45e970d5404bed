import { kLayers, type Layer, type Trace } from './trace';

// Which value of an expanded cell its colour stands for.

export const kLayerTexts: Record<Layer, string> = {
  order: 'order of expansion',
  g: 'g: cost of the way there',
  h: 'h: estimate of what is left',
  f: 'f: g + h',
};

export function Layers({ traces, layer, onLayer }: { traces: Trace[]; layer: Layer; onLayer: (layer: Layer) => void }) {
  return (
    <div class="layers">
      <div class="row" role="radiogroup" aria-label="Colour of expanded cells">
        {kLayers.map((name, index) => (
          <button
            type="button"
            class="toggle"
            role="radio"
            aria-checked={layer === name}
            disabled={!traces.some((trace) => trace.has(name))}
            title={`${kLayerTexts[name]} (${index + 1})`}
            onClick={() => onLayer(name)}
          >
            {name}
          </button>
        ))}
        <span class="legend faint">
          <span class="ramp" aria-hidden="true" /> {layer === 'order' ? 'early to late' : 'small to large'};{' '}
          <span class="outlined" aria-hidden="true" /> frontier
        </span>
      </div>
    </div>
  );
}
