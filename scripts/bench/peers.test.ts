/** @jest-environment node */
import { parsePeers, peerPages } from './peers';

test('a peer is a folder or an address, with or without an article', () => {
  const peers = parsePeers(['wind=a=b/dist', 'far=https://example.com/'], ['wind=/post']);
  expect(peers).toEqual([
    { name: 'wind', place: { folder: 'a=b/dist' }, article: '/post' },
    { name: 'far', place: { url: 'https://example.com/' }, article: undefined },
  ]);
});

test('its article stands beside documents only, and below its own address', () => {
  const [peer] = parsePeers(['wind=dist'], ['wind=/post']);
  expect(peer && peerPages(peer, 'http://127.0.0.1:4000/')).toEqual([
    { label: 'wind', url: 'http://127.0.0.1:4000/', documentsOnly: false },
    { label: 'wind article', url: 'http://127.0.0.1:4000/post', documentsOnly: true },
  ]);
});

test.each([
  [['wind'], [], '--peer: "wind" must be a name'],
  [['=dist'], [], '--peer: "=dist" must be a name'],
  [['wind=a', 'wind=b'], [], '--peer: "wind" stands twice'],
  [['wind=a'], ['gust=/post'], '--peer-article: there is no peer "gust"'],
])('%j and %j are refused', (peers, articles, message) => {
  expect(() => parsePeers(peers, articles)).toThrow(message);
});
