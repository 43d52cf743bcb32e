/** `npm run build:inquiries`: the service that takes inquiries as one file, for a container or another machine. */
import { bundleInquiries } from './bundle-inquiries';

const file = 'generated/inquiries.mjs';
await bundleInquiries(file);
console.log(`${file}: node ${file} serve`);
