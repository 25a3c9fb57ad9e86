// @vitest-environment node
import { describe, expect, it } from 'vitest'
import type { PopUpBanner } from './banners-answer.ts'
import { imageOf } from './image-of.ts'

const ORIGIN = 'https://lotus.example'
const BANNER: PopUpBanner = {
  groupName: '',
  url: 'a.png',
  title: 'Ours',
  linkageType: '',
  linkage: '',
  vendor: undefined,
  gameType: undefined,
  nodeId: undefined,
  roomId: undefined,
}
const CDN = 'https://img.example/a.png'
const linkOf = (part: Partial<PopUpBanner>) => {
  const { image, problem } = imageOf({ ...BANNER, ...part }, CDN, ORIGIN)
  return problem ?? image?.link
}

describe('imageOf', () => {
  it.each([
    [CDN, CDN],
    ['/cdn/a.png', 'https://lotus.example/cdn/a.png'],
    ['http://localhost:5173/cdn/a.png', 'http://localhost:5173/cdn/a.png'],
  ])('takes the address %s', (address, url) =>
    expect(imageOf(BANNER, address, ORIGIN)).toEqual({
      image: { url, name: 'a.png', title: 'Ours', link: undefined },
      problem: undefined,
    }),
  )

  it.each([
    '',
    'http://img.example/a.png',
    '//img.example/a.png',
    'javascript:alert(1)//a.png',
    'data:image/png;base64,AA',
    'blob:https://lotus.example/1',
    'https://user:secret@img.example/a.png',
    'https://img.example/',
    'https://img.example/a\n.png',
  ])('[SE-03a] refuses the address %j', (address) =>
    expect(imageOf(BANNER, address, ORIGIN)).toEqual({ image: undefined, problem: 'DI-ADDRESS' }),
  )

  it.each<[string, Partial<PopUpBanner>, string | undefined]>([
    ['none', {}, undefined],
    ['a page', { linkageType: 'URL', linkage: '/m/activity?id=7' }, `${ORIGIN}/m/activity?id=7`],
    ['an address', { linkageType: 'URL', linkage: 'https://news.example/a' }, 'https://news.example/a'],
    ['an address without a type', { linkage: 'news.example' }, 'https://news.example/'],
    ['a promotion', { linkageType: 'P', linkage: 'WELCOME' }, `${ORIGIN}/m/activity?id=WELCOME`],
    ['a game', { linkageType: 'G', linkage: 'x', vendor: 'V', gameType: 'G1' }, `${ORIGIN}/m/launchGame?vendor=V&code=G1`],
    ['a script', { linkageType: 'URL', linkage: 'javascript:alert(1)' }, 'DI-LINK'],
    ['another host', { linkageType: 'URL', linkage: '//evil.example' }, 'DI-LINK'],
    ['an unknown type', { linkageType: 'X', linkage: '/m/home' }, 'DI-LINK'],
    ['a type alone', { linkageType: 'URL' }, 'DI-LINK'],
  ])('[OV-13] the link to copy: %s', (_case, part, link) => expect(linkOf(part)).toBe(link)) // prettier-ignore
})
