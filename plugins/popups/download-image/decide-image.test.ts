// @vitest-environment node
import { describe, expect, it } from 'vitest'
import { decideImage, type FoundImage, type ImageFacts, type SkipReason, whyNotAsk } from './decide-image.ts'

const FACTS: ImageFacts = { shell: 'browser', group: 'm_popup1', closed: false, lastName: undefined }
const image = { url: 'https://img.example/a.png', name: 'a.png', title: '', link: undefined }

describe('the decision about a picture', () => {
  it.each<[string, Partial<ImageFacts>, SkipReason | undefined]>([
    ['asks in a browser', {}, undefined],
    ['asks again in the next session', { lastName: 'a.png' }, undefined],
    ['not in the native app', { shell: 'native' }, 'installed'],
    ['not from the home screen', { shell: 'pwa' }, 'installed'],
    ['not from a web clip', { shell: 'webclip' }, 'installed'],
    ['not once it was closed or saved in this session', { closed: true }, 'closed in this session'],
    ['not where the merchant has switched it off', { group: '' }, 'switched off'],
    ['the merchant comes first', { group: '', shell: 'native', closed: true }, 'switched off'],
  ])('[ST-24] %s', (_case, part, reason) => {
    expect(whyNotAsk({ ...FACTS, ...part })).toBe(reason)
    const decided = decideImage({ ...FACTS, ...part, lastName: undefined }, image)
    expect(decided).toEqual(reason ? { kind: 'skip', reason } : { kind: 'show', image })
  })

  it.each<[string, string | undefined, FoundImage, SkipReason | undefined]>([
    ['a first picture', undefined, image, undefined],
    ['a picture with another file name', 'b.png', image, undefined],
    ['a name that differs in case', 'A.png', image, undefined],
    ['the picture that was saved last', 'a.png', image, 'saved before'],
    ['no picture', undefined, 'none', 'no picture'],
    ['a refused one', undefined, 'refused', 'picture refused'],
    ['a failed call', undefined, 'unavailable', 'pictures could not be fetched'],
  ])('[ST-24] %s', (_case, lastName, found, reason) =>
    expect(decideImage({ ...FACTS, lastName }, found)).toEqual(
      reason ? { kind: 'skip', reason } : { kind: 'show', image },
    ),
  )
})
