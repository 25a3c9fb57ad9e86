// @vitest-environment node
import { expect, it } from 'vitest'
import { chatLanguage } from './open-chat.ts'

it.each([
  ['EN', 'EN'],
  ['CN', 'CN'],
  ['TW', 'TW'],
  ['TH', 'TH'],
  ['VI', 'VI'],
  ['JA', 'JA'],
  ['PT', 'PT'],
  ['PT-BR', 'PT'],
  ['ES', 'ES'],
  ['RU', 'RU'],
  ['AR', 'AR'],
  ['KM', 'EN'],
  ['UR', 'EN'],
] as const)('[LG-01][LG-02] %s is %s in a chat', (language, chat) =>
  expect(chatLanguage(language)).toBe(chat),
)
