/** What is true of every page: one pass over the pages for all of these. */
import './invariants/class-names';
import './invariants/files';
import './invariants/forms';
import './invariants/head';
import './invariants/json-ld';
import './invariants/json-ld-firm';
import './invariants/languages';
import './invariants/laws';
import './invariants/links';
import './invariants/markup';
import './invariants/policy';
