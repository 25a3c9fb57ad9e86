// @vitest-environment node
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Deployment } from 'kubernetes-models/apps/v1/Deployment'
import { HorizontalPodAutoscaler } from 'kubernetes-models/autoscaling/v2/HorizontalPodAutoscaler'
import { PodDisruptionBudget } from 'kubernetes-models/policy/v1/PodDisruptionBudget'
import { Service } from 'kubernetes-models/v1/Service'
import { afterAll, describe, expect, it } from 'vitest'
import { parse, parseAllDocuments } from 'yaml'
import { currentRelease } from '../../../app/release/releases.ts'
import { makeImage } from '../../deploy/image.ts'
import { rawGet } from '../../deploy/raw-get.ts'
import { freePort } from '../../ports.ts'

const FOLDER = 'app/deploy/kubernetes'
const hasBuild = existsSync('dist/www/current')

describe.skipIf(!hasBuild)(`the container${hasBuild ? '' : ' (skipped: npm run build)'}`, () => {
  const context = mkdtempSync(join(tmpdir(), 'foyer-context-'))
  const first = makeImage(currentRelease('dist/www') ?? '')
  afterAll(() => {
    for (const folder of [context, first.root]) rmSync(folder, { recursive: true })
  })

  it('serves its release by its own command, and the assets of the image before; SIGQUIT ends it', async () => {
    const release = currentRelease('dist/www') ?? ''
    const folder = join(context, 'dist/www/releases', release)
    cpSync(join('dist/www/releases', release), folder, { recursive: true })
    // A release of another build: it has another part, and lacks one that pages of before ask for.
    const [, part = ''] =
      /\/m\/(assets\/main-[\w-]+\.js)/.exec(readFileSync(join(folder, 'site/lotus/VI/home.html'), 'utf8')) ??
      []
    rmSync(join(folder, part))
    writeFileSync(join(folder, 'assets/next.js'), 'next')
    const image = makeImage(release, context, first)
    const port = await freePort()
    const text = readFileSync('app/deploy/Dockerfile', 'utf8')
    const command = parse(/^CMD (.*)$/m.exec(text)?.[1] ?? '') as readonly [string, ...string[]]
    const [, variables = ''] = /^ENV (.*)$/m.exec(text) ?? []
    const here = (words: string): string =>
      words.replaceAll(/(?<![\w.])\/(?=opt\/|srv\/|tmp)/g, `${image.root}/`)
    mkdirSync(join(image.root, 'tmp'))
    const env = {
      ...process.env,
      ...Object.fromEntries(
        here(variables)
          .split(' ')
          .map((pair) => pair.split('=', 2)),
      ),
      ...Object.fromEntries(settings()),
      GATEWAY_SERVERS: '127.0.0.1:9',
      LISTEN: `127.0.0.1:${port}`,
      ACCESS_LOG: join(image.root, 'access.log'),
    }
    const [shell, ...words] = command.map(here) as [string, ...string[]]
    const child = spawn(shell, words, { env, stdio: 'ignore' })
    const exit = once(child, 'exit')
    try {
      const ask = (path: string) => rawGet(port, path, { host: 'lotus.localhost' }).catch(() => undefined)
      await expect.poll(async () => (await ask('/healthz'))?.text, { timeout: 10_000 }).toBe(`${release}\n`)
      const page = await ask('/m/home')
      expect([page?.status, page?.headers['content-security-policy']]).toEqual([
        200,
        expect.stringContaining("frame-ancestors 'self'"),
      ])
      expect((await ask('/m/assets/next.js'))?.text).toBe('next')
      const old = await ask(`/m/${part}`)
      expect([old?.status, old?.headers['cache-control']]).toEqual([
        200,
        'public, max-age=31536000, immutable',
      ])
      expect((await ask('/m/assets/none.js'))?.status).toBe(404)
    } finally {
      child.kill('SIGQUIT')
      expect((await exit)[0]).toBe(0)
      image.remove()
    }
  })
})

interface Resource {
  readonly kind: string
  readonly metadata: { readonly name: string }
  // oxlint-disable-next-line typescript/no-explicit-any -- each kind has another, and its model checks it
  readonly spec: any
}
const MODELS: Readonly<Record<string, new (data: never) => { validate(): void }>> = {
  Deployment,
  HorizontalPodAutoscaler,
  PodDisruptionBudget,
  Service,
}
const documents = parseAllDocuments(readFileSync(`${FOLDER}/foyer.yaml`, 'utf8')).map((document) => {
  expect(document.errors).toEqual([])
  return document.toJS() as Resource
})
const settings = (file = `${FOLDER}/foyer.env`): readonly (readonly [string, string])[] =>
  [...readFileSync(file, 'utf8').matchAll(/^([A-Z_]+)=(.*)$/gm)].map(([, name = '', value = '']) => [
    name,
    value,
  ])

describe('the kustomization', () => {
  it('has four documents, each of which fits its API', () => {
    expect(documents.map(({ kind }) => kind)).toEqual([
      'Deployment',
      'Service',
      'HorizontalPodAutoscaler',
      'PodDisruptionBudget',
    ])
    for (const document of documents) {
      const Model = MODELS[document.kind]
      expect(() => Model && new Model(document as never).validate()).not.toThrow()
    }
  })

  it('names pods, ports, settings and an image that exist', () => {
    const [deployment, service, scaler, budget] = documents.map(({ spec }) => spec)
    const { metadata, spec: pod } = deployment.template
    const [container] = pod.containers
    const kustomization = parse(readFileSync(`${FOLDER}/kustomization.yaml`, 'utf8'))
    expect(kustomization.resources).toEqual(['foyer.yaml'])
    expect(container.image).toBe(kustomization.images[0].name)
    expect(container.envFrom[0].configMapRef.name).toBe(kustomization.configMapGenerator[0].name)
    for (const selector of [
      deployment.selector.matchLabels,
      pod.topologySpreadConstraints[0].labelSelector.matchLabels,
      service.selector,
      budget.selector.matchLabels,
    ])
      expect(metadata.labels).toEqual(selector)
    expect(scaler.scaleTargetRef.name).toBe(documents[0]?.metadata.name)
    expect(service.ports[0].targetPort).toBe(container.ports[0].name)
    const dockerfile = readFileSync('app/deploy/Dockerfile', 'utf8')
    expect(dockerfile).toContain(`LISTEN=${container.ports[0].containerPort} `)
    expect(dockerfile).toContain(`USER ${pod.securityContext.runAsUser}:${pod.securityContext.runAsGroup}`)
    const site = readFileSync('app/deploy/site.conf', 'utf8')
    for (const probe of [container.readinessProbe, container.livenessProbe])
      expect(site).toContain(`location = ${probe.httpGet.path} {`)
  })

  it('sets variables that a container’s start reads, without quotes, which would be a part of the value', () => {
    const known = settings('app/deploy/foyer.env').map(([name]) => name)
    for (const [name, value] of settings()) {
      expect(known).toContain(name)
      expect(value).not.toMatch(/["']/)
    }
  })
})
