// @vitest-environment node
import { expect, it } from 'vitest'
import { reloadTarget } from './refresh.ts'

it.each([
  ['/m/home', undefined],
  ['/m/game', undefined],
  ['/m/login', undefined],
  ['/m/index', undefined],
  ['/m/index.html', undefined],
  ['/m/member/home', undefined],
  ['/m/register', undefined],
  ['/m/register.html', undefined],
  ['/m/voucherCenter', '/m/home'],
  ['/m/game/', '/m/home'],
  ['/m/member', '/m/home'],
  ['/m/', '/m/home'],
  ['/', '/m/home'],
])('[RR-02] an update at %s leads to %s', (path, target) => {
  expect(reloadTarget(path)).toBe(target)
})
