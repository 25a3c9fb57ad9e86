// @vitest-environment node
import { describe, expect, it } from 'vitest'
import { PROFILES } from '../../../mocks/world/merchants.ts'
import { checkLegal } from './check-legal.ts'

const fine = {
  company: 'Lotus Ltd.',
  minimumAge: 18,
  terms: '/terms?in={language}',
  privacy: 'https://lotus.example/privacy',
}
const address = 'https://lotus.example/'
const places = (legal: unknown) =>
  checkLegal(legal).map(({ code, text }) => `${code} ${text.slice(0, text.search(/ (is|has) /))}`)

describe('checkLegal', () => {
  it('finds nothing wrong with what it needs at least, nor with the merchants of this repository', () => {
    for (const legal of [fine, ...PROFILES.map((profile) => profile.legal)])
      expect(checkLegal(legal)).toEqual([])
  })

  it.each([
    [{ company: ' ' }, 'company'],
    [{ minimumAge: 0 }, 'minimumAge'],
    [{ minimumAge: 17.5 }, 'minimumAge'],
    [{ terms: 'http://lotus.example/terms' }, 'terms'],
    [{ terms: '//elsewhere.example' }, 'terms'],
    [{ privacy: 'javascript:alert(1)' }, 'privacy'],
    [{ privacy: undefined }, 'privacy'],
    [{ saferPlay: 'limits' }, 'saferPlay'],
    [{ licence: { authority: '', number: '1' } }, 'licence.authority'],
    [{ licence: { authority: 'A' } }, 'licence.number'],
    [{ licence: { authority: 'A', number: '1', href: 'x' } }, 'licence.href'],
    [{ helpline: { name: '', href: address } }, 'helpline.name'],
    [{ helpline: { name: 'CVV', href: 'tel:' } }, 'helpline.href'],
    [{ mail: 'help at lotus' }, 'mail'],
    [{ phone: 'tel:+60 3 2181' }, 'phone'],
    [{ phone: '12' }, 'phone'],
    [{ payments: ['Pix', ''] }, 'payments[1]'],
    [{ saferplay: '/limits' }, 'saferplay'],
  ])('names the field that is wrong: %j', (part, field) =>
    expect(places({ ...fine, ...part })).toEqual([`BK-LEGAL legal.${field}`]),
  )

  it('names all at once, and a profile without any', () => {
    expect(places({ ...fine, company: '', mail: 'x' })).toEqual([
      'BK-LEGAL legal.company',
      'BK-LEGAL legal.mail',
    ])
    expect(places(undefined)).toEqual(['BK-LEGAL legal'])
  })
})
