// @vitest-environment node
import { describe, expect, it } from 'vitest'
import {
  checkDraft,
  CONTACT_MAX,
  type Draft,
  EMPTY,
  type Errors,
  isDraft,
  MESSAGE_MAX,
  MESSAGE_MIN,
  normalizeDraft,
} from './draft.ts'

const good: Draft = { category: 'idea', message: 'Show the draw times.', contact: '' }

describe('checkDraft', () => {
  it.each<[string, Partial<Draft>, Errors]>([
    ['a whole draft', {}, {}],
    ['with a contact', { contact: 'a@b.example' }, {}],
    ['no category', { category: '' }, { category: 'error_category' }],
    ['no message', { message: '' }, { message: 'error_message' }],
    ['the shortest', { message: 'x'.repeat(MESSAGE_MIN) }, {}],
    ['too short', { message: 'x'.repeat(MESSAGE_MIN - 1) }, { message: 'error_short' }],
    ['the longest', { message: 'x'.repeat(MESSAGE_MAX) }, {}],
    ['too long', { message: 'x'.repeat(MESSAGE_MAX + 1) }, { message: 'error_long' }],
    ['a contact too long', { contact: 'x'.repeat(CONTACT_MAX + 1) }, { contact: 'error_long' }],
    ['nothing', EMPTY, { category: 'error_category', message: 'error_message' }],
  ])('%s', (_case, part, errors) => expect(checkDraft({ ...good, ...part })).toEqual(errors))

  it('a message of blanks counts as missing', () =>
    expect(checkDraft(normalizeDraft({ ...good, message: ' \n '.repeat(20) }))).toEqual({
      message: 'error_message',
    }))
})

it.each([
  ['idea', true],
  ['', true],
  ['none', false],
  ['toString', false],
])('a stored draft of the category "%s" can be restored: %s', (category, fits) =>
  expect(isDraft({ ...good, category: category as Draft['category'] })).toBe(fits),
)
