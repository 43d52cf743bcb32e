/**
 * What comes after `next build`, as part of `npm run build`: the policies of the pages that the server has
 * pre-rendered, the crawler files, and the bundle of the inquiries service.
 */
import { rmSync } from 'node:fs';
import { writeCrawlerFiles } from '@/build/crawler-files';
import { builtPages } from '@/build/page-files';
import { writeServerPolicies } from '@/build/server-policies';
import { serverCrawlerFiles } from '@/deploy/files.mjs';
import { bundleInquiries } from './bundle-inquiries';
import { giveUp } from './give-up.mjs';

// In production, what is read from the sources is cached: it does not change while the build runs.
Object.assign(process.env, { NODE_ENV: 'production' });

process.on('uncaughtException', giveUp);

writeServerPolicies();
rmSync(serverCrawlerFiles, { recursive: true, force: true });
await writeCrawlerFiles(builtPages('server'), serverCrawlerFiles);
await bundleInquiries('.next/inquiries.mjs');
