/**
 * npx tsx -C foyer-source tests/bench/encryption.ts
 *
 * The encryption of one login, as the page does it (jsencrypt, crypto-js), against Node's own crypto doing the same work: how
 * many a second, and the ratio. Best of several rounds, since other work on the machine only ever makes a round slower.
 */
import {
  constants,
  createCipheriv,
  generateKeyPairSync,
  type KeyObject,
  publicEncrypt,
  randomBytes,
} from 'node:crypto'
import { performance } from 'node:perf_hooks'
import { loadSuite } from '../../kernel/crypto/encrypt-payload.ts'

const ROUNDS = 7
const ROUND_MS = 300
const KILOBYTE = 1_000

const login = JSON.stringify({
  type: 'username',
  username: 'player88',
  password: 'Abc12345',
  isOfficialAppLogin: false,
})
const payloads: [string, string][] = [
  [`login, ${login.length} B`, login],
  ['10 KB', 'x'.repeat(10 * KILOBYTE)],
  ['100 KB', 'x'.repeat(100 * KILOBYTE)],
]

const suite = await loadSuite('legacy')

function native(payload: string, publicKey: KeyObject): string {
  // The same eight bytes three times are single DES, which OpenSSL 3 no longer has by itself.
  const secret = randomBytes(8)
  const des = createCipheriv('des-ede3-ecb', Buffer.concat([secret, secret, secret]), null)
  const body = Buffer.concat([des.update(payload, 'utf8'), des.final()]).toString('base64')
  return (
    body + publicEncrypt({ key: publicKey, padding: constants.RSA_PKCS1_PADDING }, secret).toString('base64')
  )
}

async function perSecond(run: () => unknown): Promise<number> {
  for (let i = 0; i < 20; i++) await run()
  let best = 0
  for (let round = 0; round < ROUNDS; round++) {
    const start = performance.now()
    let count = 0
    while (performance.now() - start < ROUND_MS) {
      await run()
      count++
    }
    best = Math.max(best, (count * 1_000) / (performance.now() - start))
  }
  return best
}

for (const bits of [1024, 2048]) {
  const { publicKey } = generateKeyPairSync('rsa', { modulusLength: bits })
  const modulus = Buffer.from(publicKey.export({ format: 'jwk' }).n ?? '', 'base64url').toString('hex')
  for (const [name, payload] of payloads) {
    const ours = await perSecond(() => suite.encrypt(payload, { modulus, exponent: '10001' }))
    const floor = await perSecond(() => native(payload, publicKey))
    const ratio = floor / ours
    console.log(
      `encryption RSA-${bits} ${name}: legacy ${Math.round(ours)}/s (${(1_000 / ours).toFixed(2)} ms), ` +
        `node:crypto ${Math.round(floor)}/s, ratio ${ratio.toFixed(1)}`,
    )
  }
}
