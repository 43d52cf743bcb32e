import { statSync } from 'node:fs';
import path from 'node:path';
import { entriesOf, keysOf } from '@/lib/objects/entries-of';
import {
  type ImageGroup,
  image,
  imageGroups,
  imagesIn,
  logo,
  logoKinds,
  logoSizes,
} from './images';

/** A file that staff can download: its name, its URL path, its dimensions in pixels and its size. */
export type AssetFile = {
  fileName: string;
  src: string;
  width: number;
  height: number;
  bytes: number;
};

/** @throws Error naming the file when it is missing */
function assetFile(src: string, { width, height }: { width: number; height: number }): AssetFile {
  const { size } = statSync(path.join(process.cwd(), 'public', src));
  return { fileName: path.posix.basename(src), src, width, height, bytes: size };
}

type AssetFiles = {
  images: { group: ImageGroup; files: AssetFile[] }[];
  logos: { kind: keyof typeof logoKinds; file: AssetFile }[];
};

let cached: AssetFiles | undefined;

/**
 * All pictures, by what they are for, and all logos, as they lie in `public/`.
 * @throws Error naming a file that is missing
 */
export function assetFiles(): AssetFiles {
  cached ??= {
    images: keysOf(imageGroups).map((group) => ({
      group,
      files: imagesIn(group).map((name) => assetFile(image(name).src, image(name))),
    })),
    logos: entriesOf(logoKinds).map(([kind, file]) => ({
      kind,
      file: assetFile(logo(file), logoSizes[file]),
    })),
  };
  return cached;
}

/** The size of several files together, in bytes. */
export function totalBytes(files: readonly AssetFile[]): number {
  return files.reduce((sum, { bytes }) => sum + bytes, 0);
}
