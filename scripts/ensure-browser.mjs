import { ensureBrowser } from './browser.mjs';

ensureBrowser();
