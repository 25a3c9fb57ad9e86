// @vitest-environment node
import { describe, expect, it } from 'vitest'
import { endTime } from './end-time.ts'

const AT = Date.UTC(2026, 10, 21, 16, 30)

describe('endTime', () => {
  it.each([
    ['en', 'Asia/Ho_Chi_Minh', 'Saturday, November 21', '11:30 PM GMT+7'],
    ['en', 'Asia/Tokyo', 'Sunday, November 22', '01:30 AM GMT+9'],
    ['pt-BR', 'America/Sao_Paulo', 'sábado, 21 de novembro', '13:30 BRT'],
    ['vi', 'Asia/Ho_Chi_Minh', 'Thứ Bảy, 21 tháng 11', '23:30 GMT+7'],
  ])('[ST-31] in %s at %s', (tag, zone, day, time) => {
    const formatted = endTime(AT, AT - 1, tag, zone)
    expect(formatted?.day).toBe(day)
    // Builds of Intl name the zone of São Paulo differently.
    expect(formatted?.time.replaceAll('\u202f', ' ').replace('GMT-3', 'BRT')).toBe(time)
  })

  it.each([
    ['absent', undefined],
    ['now', AT],
    ['past', AT - 1],
  ])('[ST-31] %s: not shown', (_, at) => expect(endTime(at, AT, 'en')).toBeUndefined())
})
