/** Pixels of a preview image. */
export const previewSize = { width: 1200, height: 630 };

export const previewType = 'image/png';
