/** A copy that the build compresses beside a text (build/compress-files.ts). */
export const compressedCopy = /\.(?:br|gz)$/;
