// @vitest-environment node
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { CONTACT_MAX, MESSAGE_MAX, MESSAGE_MIN } from './constants.ts'
import { checkDraft, DRAFT, type Draft, EMPTY, type Errors, normalizeDraft } from './draft.ts'

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

describe('a stored draft', () => {
  it('is restored unchanged', () => {
    const stored = { member: '7', draft: good }
    expect(DRAFT.parse(JSON.parse(JSON.stringify(stored)))).toEqual(stored)
  })
  it('[EN-30] is undefined for any other stored value', () => {
    fc.assert(
      fc.property(fc.anything(), (value) => {
        expect(DRAFT.parse(value)).toBeUndefined()
      }),
    )
    expect(DRAFT.parse({ member: '7', draft: { ...good, category: 'none' } })).toBeUndefined()
    expect(DRAFT.parse({ member: '7', draft: { ...good, message: 'x'.repeat(2_000) } })).toBeUndefined()
  })
})
