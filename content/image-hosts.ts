/**
 * Hosts of other sites whose pictures our pages may show, such as `images.example.com`: the policy of
 * every page allows those over HTTPS, and the build stops at a picture from anywhere else. Each of them
 * learns who reads which page, so pictures belong in `public/` where possible.
 */
export const imageHosts: readonly string[] = [];
