// Everything that is tried in a browser, in one process: it starts one server and one browser.
import './access_test.mjs';
import './analyse_test.mjs';
import './play_test.mjs';
import './replay_test.mjs';
import './shell_test.mjs';
import './solve_test.mjs';
import './tree_test.mjs';
