// @vitest-environment node
import { describe, expect, it } from 'vitest'
import { desPaths } from '../../plugins/customer-service/desk/des-paths.ts'
import { readEntries } from '../../plugins/customer-service/desk/read-entries.ts'
import { SERVICE } from '../world/services.ts'
import { customerService } from './customer-service.ts'

const ORIGIN = 'http://lotus.localhost:4173'

describe('customer service of the mock', () => {
  it.each([
    ['0', [], []],
    ['1', ['Live chat'], []],
    [undefined, ['Live chat', 'Support 24/7'], []],
    ['3', ['Live chat', 'Support 24/7', ''], []],
    ['5', ['Live chat', 'Support 24/7', '', 'VIP desk', 'Assistant'], []],
    ['broken', ['Live chat', 'Support 24/7'], ['CS-PATH']],
    ['http', ['Live chat', 'Support 24/7'], ['CS-URL']],
  ] as const)('[EN-21] the site reads %s', (service, titles, codes) => {
    expect([undefined, ...SERVICE.texts]).toContain(service)
    const { entries, problems } = readEntries(customerService(service, ORIGIN), desPaths)
    expect(entries.map(({ title }) => title)).toEqual(titles)
    expect(problems.map(({ code }) => code)).toEqual(codes)
    for (const { url } of entries)
      expect(url.href).toMatch(/^http:\/\/lotus\.localhost:4173\/__gateway\/service\?desk=/)
  })
})
