/** What is true of every page that shows other content than its English version (`distinctPages`). */
import './invariants/contextual-links';
import './invariants/json-ld-shown';
import './invariants/markdown-versions';
import './invariants/microdata';
import './invariants/names';
import './invariants/structure';
import './invariants/terms';
import './invariants/texts';
