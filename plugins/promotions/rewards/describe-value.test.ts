// @vitest-environment node
import { expect, it } from 'vitest'
import type { Amount } from '../../wallet/contract/amount.ts'
import type { RewardKind } from './reward.ts'
import { describeValue } from './describe-value.ts'

const t = (key: string, { number = '' }: Readonly<Record<string, string | number>> = {}) => `${key} ${number}`
it.each<[RewardKind, Amount | undefined, string | undefined]>([
  ['BONUS', '50000', 'R$\u00a050.000,00'],
  ['BONUS', '999999999999999.99', 'R$\u00a0999.999.999.999.999,99'],
  ['SPINS', '20', 'value_spins 20'],
  ['POINTS', '12480', 'value_points 12,480'],
  ['GIFT', '3', undefined],
  ['BONUS', undefined, undefined],
])('[VA-15] %s %s: %s', (kind, amount, text) =>
  expect(describeValue({ kind, amount }, { t, tag: 'en', currency: 'BRL' })).toBe(text),
)
