// @vitest-environment node
import { describe, expect, it, vi } from 'vitest'
import { ALL_COUNTRIES } from './all-countries.ts'
import { regionNames } from './region-names.ts'
import { flagOf, nameCountries, searchCountries } from './search-countries.ts'

const listIn = async (tag: string) => nameCountries(ALL_COUNTRIES, await regionNames(tag), tag)
const found = async (typed: string, tag = 'en') =>
  searchCountries(await listIn(tag), typed)
    .map(({ code }) => code)
    .slice(0, 3)

describe('the list of countries', () => {
  it.each([
    ['viet', 'en', ['VN']],
    ['viet nam', 'vi', ['VN']],
    ['VIỆT', 'vi', ['VN']],
    ['duc', 'vi', ['DE']],
    ['são tomé', 'pt-BR', ['ST']],
    ['sao tome', 'pt-BR', ['ST']],
    ['cote', 'en', ['CI']],
    ['84', 'en', ['VN']],
    ['+84', 'en', ['VN']],
    ['vn', 'en', ['VN']],
    ['巴西', 'zh-Hans', ['BR']],
    ['xyzzy', 'en', []],
  ])('[OV-05] finds %j in %s', async (typed, tag, codes) => expect(await found(typed, tag)).toEqual(codes))

  it('[OV-05] lists names that begin with the text, and the exact dialling code, first', async () => {
    expect((await found('ni'))[0]).toMatch(/^N/)
    expect((await found('1'))[0]).toMatch(/^(CA|US)$/)
    expect(await found('')).toHaveLength(3)
  })

  it.each(['en', 'vi', 'pt-BR', 'zh-Hans', 'zh-Hant', 'th', 'km', 'my', 'ta', 'bn', 'ur', 'ar'])(
    '[OV-05] is named in %s',
    async (tag) => {
      const names = await regionNames(tag)
      const unnamed = ALL_COUNTRIES.filter(({ code }) => names(code) === code)
      expect(unnamed).toEqual([])
      if (tag !== 'en') expect(names('DE')).not.toBe('Germany')
    },
  )

  it('[OV-05] has names in Khmer and Burmese even if the browser answers in English', async () => {
    const English = class extends Intl.DisplayNames {
      constructor(_tags: string | readonly string[] | undefined, options: Intl.DisplayNamesOptions) {
        super('en', options)
      }
    }
    vi.stubGlobal('Intl', { ...Intl, Collator: Intl.Collator, DisplayNames: English })
    try {
      expect((await regionNames('km'))('VN')).toBe('វៀតណាម')
      expect((await regionNames('my'))('VN')).toBe('ဗီယက်နမ်')
      expect((await regionNames('th'))('VN')).toBe('Vietnam')
      for (const tag of ['km', 'my']) {
        const names = await regionNames(tag)
        expect(ALL_COUNTRIES.filter(({ code }) => names(code) === code)).toEqual([])
      }
    } finally {
      vi.unstubAllGlobals()
    }
  })

  it('[OV-05] shows a flag as its regional letters', () => expect(flagOf('VN')).toBe('🇻🇳'))
})
