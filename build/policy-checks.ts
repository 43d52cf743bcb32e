import type { SourceElement } from './source-elements';

/** The parts of an element that the policy depends on. */
export type PolicedElement = Pick<SourceElement, 'name' | 'attributes' | 'content'>;

/** Where pages may load pictures from and send forms to, besides their own origin. */
export type AllowedPlaces = {
  /** Hosts of other sites whose pictures pages show, such as `images.example.com`. */
  imageHosts: readonly string[];
  /** Where forms may be sent, and scripts send inquiries: a path, a URL of another origin, or empty for nowhere. */
  inquiriesUrl: string;
};

/** A placeholder for the origin of the site, to resolve relative URLs. */
const ownOrigin = 'https://self.invalid';

/** Attributes that may hold a URL to navigate to or to load. */
const urlAttributes = ['href', 'src', 'action', 'formaction', 'data'];

function pictureUrls({ name, attributes }: PolicedElement): string[] {
  if (!['img', 'source', 'image', 'video'].includes(name)) return [];
  const candidates = attributes.srcset?.split(',') ?? [];
  return [
    attributes.src,
    attributes.poster,
    ...candidates.map((candidate) => candidate.trim().split(/\s/)[0]),
  ].filter((address) => address !== undefined);
}

/** Checks that the policy of the site can allow what an element needs. @throws Error naming what it cannot */
export function checkElement(
  element: PolicedElement,
  { imageHosts, inquiriesUrl }: AllowedPlaces,
): void {
  const shown = `<${element.name}>`;
  if (element.attributes['http-equiv']?.toLowerCase() === 'content-security-policy') {
    throw new Error('has a policy already');
  }
  for (const [name, value] of Object.entries(element.attributes)) {
    if (name.startsWith('on')) throw new Error(`${shown} has "${name}", which the policy blocks`);
    // Browsers ignore control characters and spaces in a URL.
    const address = value.replaceAll(/[\p{Cc}\s]/gu, '').toLowerCase();
    if (urlAttributes.includes(name) && address.startsWith('javascript:')) {
      throw new Error(`${shown} has "${name}" with a script, which the policy blocks`);
    }
  }
  for (const target of [
    element.attributes.formaction,
    element.name === 'form' && element.attributes.action,
  ]) {
    if (typeof target === 'string' && target !== inquiriesUrl) {
      throw new Error(`${shown} sends to "${target}"; SITE_INQUIRIES_URL is "${inquiriesUrl}"`);
    }
  }
  for (const address of pictureUrls(element)) {
    const { origin } = new URL(address, ownOrigin);
    if (origin !== ownOrigin && !imageHosts.some((host) => origin === `https://${host}`)) {
      throw new Error(`${shown} shows ${address}: content/image-hosts.ts does not name its host`);
    }
  }
}
