// @vitest-environment node
import { expect, it } from 'vitest'
import { maskAddress, maskSecrets } from './mask.ts'

it('[SE-04d] masks passwords and tokens at any depth, and nothing else', () => {
  expect(
    maskSecrets({
      username: 'player',
      password: 'a',
      deep: [{ firebaseIdToken: 'b', newPassword: 'c', accountNo: '12345678', pixKey: 'd' }],
      type: null,
    }),
  ).toEqual({
    username: 'player',
    password: '•••',
    deep: [{ firebaseIdToken: '•••', newPassword: '•••', accountNo: '•••', pixKey: '•••' }],
    type: null,
  })
  expect(maskSecrets('text')).toBe('text')
})

it('masks them in addresses', () => {
  expect(maskAddress(new URL('http://x/wps/a?token=abc&b=1'))).toBe(
    '/wps/a?token=%E2%80%A2%E2%80%A2%E2%80%A2&b=1',
  )
  expect(maskAddress(new URL('http://x/wps/a?b=1'))).toBe('/wps/a?b=1')
})
