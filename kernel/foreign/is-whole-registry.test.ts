// @vitest-environment node
import { expect, it } from 'vitest'
import { isWholeRegistry } from './is-whole-registry.ts'

it.each([
  'https://*.com',
  'https://*.vn',
  'https://*.co.uk',
  'https://*.com.br',
  'https://*.com.vn:8443',
  'https://*.github.io',
  'https://*.workers.dev',
  'https://*.core.windows.net',
])('[SE-01] %s is anybody’s', (origin) => expect(isWholeRegistry(origin)).toBe(true))

it.each([
  'https://*.acme.example',
  'https://*.acme.com',
  'https://*.acme.co.uk',
  'https://*.acme.github.io',
  'https://*.mecom.io',
  'https://*.localhost:5173',
  'https://com',
  'https://acme.github.io',
])('%s is somebody’s', (origin) => expect(isWholeRegistry(origin)).toBe(false))
