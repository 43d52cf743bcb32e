/** @jest-environment node */
import { unpinnedBases } from './container-base';

const digest = `sha256:${'0a'.repeat(32)}`;

test('a base by name is found, wherever its name stands', () => {
  expect(unpinnedBases('FROM debian:12-slim')).toEqual(['debian:12-slim']);
  expect(unpinnedBases('ARG BASE=debian:12\nFROM --platform=x $BASE AS a')).toEqual(['debian:12']);
  expect(unpinnedBases(`ARG BASE\nFROM \${BASE}`)).toEqual([`\${BASE}`]);
  expect(unpinnedBases('FROM debian@sha256:0a0a')).toEqual(['debian@sha256:0a0a']);
});

test('a base by its bytes is none of them', () => {
  expect(unpinnedBases(`FROM debian:12-slim@${digest}`)).toEqual([]);
  expect(unpinnedBases(`ARG BASE=debian@${digest}\nFROM \${BASE}`)).toEqual([]);
});
