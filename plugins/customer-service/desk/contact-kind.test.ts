// @vitest-environment node
import { describe, expect, it } from 'vitest'
import { contactKind } from './contact-kind.ts'

describe('contactKind', () => {
  it.each([
    ['LIVECHAT', 'https://chat.example/a', 'chat'],
    ['MIDUOKE', 'https://chat.example/a', 'chat'],
    ['COMM100', 'https://chat.example/a', 'desk'],
    ['COMM100VIP', 'https://chat.example/a', 'vip'],
    ['LIVECHAT', 'https://t.me/lotus', 'messenger'],
    ['constructor', 'https://wa.me/84', 'messenger'],
    ['', 'https://not-t.me/lotus', 'desk'],
  ])('%s at %s: %s', (type, url, kind) => expect(contactKind(type, new URL(url))).toBe(kind))
})
