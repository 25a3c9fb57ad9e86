// @vitest-environment node
import { spawnSync } from 'node:child_process'
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Deployment } from 'kubernetes-models/apps/v1/Deployment'
import { HorizontalPodAutoscaler } from 'kubernetes-models/autoscaling/v2/HorizontalPodAutoscaler'
import { CronJob } from 'kubernetes-models/batch/v1/CronJob'
import { Job } from 'kubernetes-models/batch/v1/Job'
import { Ingress } from 'kubernetes-models/networking.k8s.io/v1/Ingress'
import { NetworkPolicy } from 'kubernetes-models/networking.k8s.io/v1/NetworkPolicy'
import { PodDisruptionBudget } from 'kubernetes-models/policy/v1/PodDisruptionBudget'
import { Namespace } from 'kubernetes-models/v1/Namespace'
import { PersistentVolumeClaim } from 'kubernetes-models/v1/PersistentVolumeClaim'
import { Service } from 'kubernetes-models/v1/Service'
import { describe, expect, it } from 'vitest'
import { parseAllDocuments, parse } from 'yaml'

const FOLDER = 'app/deploy/kubernetes'
const MODELS: Readonly<Record<string, new (data: never) => { validate(): void }>> = {
  'apps/v1 Deployment': Deployment,
  'autoscaling/v2 HorizontalPodAutoscaler': HorizontalPodAutoscaler,
  'batch/v1 CronJob': CronJob,
  'batch/v1 Job': Job,
  'networking.k8s.io/v1 Ingress': Ingress,
  'networking.k8s.io/v1 NetworkPolicy': NetworkPolicy,
  'policy/v1 PodDisruptionBudget': PodDisruptionBudget,
  'v1 Namespace': Namespace,
  'v1 PersistentVolumeClaim': PersistentVolumeClaim,
  'v1 Service': Service,
}

type Labels = Readonly<Record<string, string>>
interface Container {
  readonly image: string
  readonly args?: readonly string[]
  readonly command?: readonly string[]
  readonly envFrom: readonly { readonly configMapRef: { readonly name: string } }[]
  readonly ports?: readonly { readonly name: string }[]
  readonly volumeMounts: readonly { readonly name: string; readonly mountPath: string }[]
}
interface Pod {
  readonly metadata: { readonly labels: Labels }
  readonly spec: {
    readonly containers: readonly Container[]
    readonly volumes: readonly {
      readonly name: string
      readonly persistentVolumeClaim?: { readonly claimName: string }
    }[]
  }
}
interface Resource {
  readonly apiVersion: string
  readonly kind: string
  readonly metadata: { readonly name: string }
  // oxlint-disable-next-line typescript/no-explicit-any -- each kind has another, and its model checks it
  readonly spec: any
}

const files = readdirSync(FOLDER).filter((file) => file.endsWith('.yaml'))
const documentsOf = (file: string): readonly Resource[] =>
  parseAllDocuments(readFileSync(`${FOLDER}/${file}`, 'utf8')).map((document) => {
    expect(document.errors, file).toEqual([])
    return document.toJS() as Resource
  })
const kustomization = parse(readFileSync(`${FOLDER}/kustomization.yaml`, 'utf8')) as {
  readonly resources: readonly string[]
  readonly configMapGenerator: readonly { readonly name: string; readonly envs: readonly string[] }[]
}
const resources = files
  .filter((file) => file !== 'kustomization.yaml')
  .flatMap((file) => documentsOf(file).map((resource) => [file, resource] as const))
const ofKind = (kind: string): readonly Resource[] =>
  resources.flatMap(([, resource]) => (resource.kind === kind ? [resource] : []))
const podOf = ({ kind, spec }: Resource): Pod | undefined =>
  kind === 'CronJob' ? spec.jobTemplate.spec.template : kind === 'Job' || kind === 'Deployment' ? spec.template : undefined // prettier-ignore
const pods = resources.flatMap(([, resource]) => podOf(resource) ?? [])
const labelsOf = (name: string): readonly Labels[] =>
  pods.flatMap(({ metadata }) =>
    metadata.labels['app.kubernetes.io/name'] === name ? [metadata.labels] : [],
  )
/** The job of a release whose name begins so; one that is made anew each time has no name. */
const jobOf = (name: string): readonly Resource[] =>
  ofKind('Job').filter(({ metadata }) => String(metadata.name).startsWith(name))
/** What a container runs, as it would be typed. */
const commands = pods.flatMap(({ spec }) =>
  spec.containers.flatMap(({ command, args, image }) => [
    ...(command ? [command.join(' ')] : []),
    // The image begins with it.
    ...(args && image.includes('foyer-bake') ? [`npm run --silent ${args.join(' ')}`] : []),
  ]),
)

describe('the Kubernetes manifests', () => {
  it.each(resources)('%s: each document fits its API', (_file, resource) => {
    const Model = MODELS[`${resource.apiVersion} ${resource.kind}`]
    if (!Model) throw new Error(`no model of ${resource.apiVersion} ${resource.kind}`)
    expect(() => new Model(resource as never).validate()).not.toThrow()
  })

  it('are all in the kustomization, but the jobs of one release', () => {
    expect(
      [...kustomization.resources, 'kustomization.yaml', 'release-jobs.yaml', 'rollback-job.yaml'].sort(),
    ).toEqual(files)
    for (const { envs } of kustomization.configMapGenerator)
      for (const file of envs) expect(existsSync(`${FOLDER}/${file}`), file).toBe(true)
  })

  it('bake a release by eight machines, each its own part', () => {
    const [bake] = jobOf('foyer-bake')
    expect(bake?.spec).toMatchObject({ completionMode: 'Indexed', completions: 8, parallelism: 8 })
    const [container] = bake?.spec.template.spec.containers ?? []
    expect(container.command.at(-1)).toContain(
      '--shard "$((JOB_COMPLETION_INDEX + 1))/8" --release RELEASE_NAME',
    )
  })

  it.each([
    ['waits while parts are missing', [3, 3, 0], 0, 2],
    ['ends with what no waiting mends', [3, 1, 0], 1, 1],
  ])('the last job of a release %s', (_what, answers, expected, pauses) => {
    const [finish] = jobOf('foyer-finish')
    const [container] = finish?.spec.template.spec.containers ?? []
    const folder = mkdtempSync(join(tmpdir(), 'foyer-job-'))
    try {
      writeFileSync(join(folder, 'answers'), answers.join('\n'))
      const answer = 'next=$(head -1 answers); sed -i 1d answers; exit $next'
      for (const [name, script] of [
        ['npm', answer],
        ['sleep', 'echo pause >>pauses'],
      ] as const)
        writeFileSync(join(folder, name), `#!/bin/sh\n${script}\n`, { mode: 0o755 })
      const [shell, ...words] = container.command as readonly [string, ...string[]]
      const env = { ...process.env, PATH: `${folder}:${process.env['PATH']}` }
      expect(spawnSync(shell, words, { cwd: folder, env }).status).toBe(expected)
      expect(readFileSync(join(folder, 'pauses'), 'utf8').trim().split('\n')).toHaveLength(pauses)
    } finally {
      rmSync(folder, { recursive: true })
    }
  })

  it('bake every ten minutes, one at a time; serve by two to ten machines, of which one at least stays', () => {
    const [schedule] = ofKind('CronJob')
    expect(schedule?.spec).toMatchObject({ schedule: '*/10 * * * *', concurrencyPolicy: 'Forbid' })
    const [autoscaler] = ofKind('HorizontalPodAutoscaler')
    expect(autoscaler?.spec).toMatchObject({
      minReplicas: 2,
      maxReplicas: 10,
      scaleTargetRef: { kind: 'Deployment', name: 'foyer-serve' },
    })
    const [budget] = ofKind('PodDisruptionBudget')
    expect(budget?.spec.selector.matchLabels).toEqual({ 'app.kubernetes.io/name': 'foyer-serve' })
    expect(budget?.spec.minAvailable ?? budget?.spec.maxUnavailable).toBe(1)
  })

  it('let machines say what they serve, and the bake read it: they may only read the releases', () => {
    const mounts = (name: string) =>
      pods
        .filter(({ metadata }) => metadata.labels['app.kubernetes.io/name'] === name)
        .flatMap(({ spec }) => spec.containers.flatMap(({ volumeMounts }) => volumeMounts))
    const served = expect.objectContaining({ name: 'served', mountPath: '/srv/foyer/served' })
    expect(mounts('foyer-serve')).toEqual(
      expect.arrayContaining([expect.objectContaining({ name: 'www', readOnly: true }), served]),
    )
    expect(mounts('foyer-bake')).toContainEqual(served)
    expect(readFileSync(`${FOLDER}/foyer.env`, 'utf8')).toContain('\nSERVED_DIRECTORY=/srv/foyer/served\n')
  })

  it('name maps, claims and volumes that exist', () => {
    const maps = kustomization.configMapGenerator.map(({ name }) => name)
    const claims = ofKind('PersistentVolumeClaim').map(({ metadata }) => metadata.name)
    for (const { spec } of pods) {
      const volumes = spec.volumes.map(({ name }) => name)
      for (const { persistentVolumeClaim } of spec.volumes)
        if (persistentVolumeClaim) expect(claims).toContain(persistentVolumeClaim.claimName)
      for (const { envFrom, volumeMounts } of spec.containers) {
        expect(envFrom.map(({ configMapRef }) => configMapRef.name)).toEqual(maps)
        expect(volumeMounts.map(({ name }) => name)).toEqual(volumes)
        expect(volumeMounts[0]?.mountPath).toBe('/srv/foyer/www')
      }
    }
  })

  it('select pods that exist, by ports that they have', () => {
    const [deployment] = ofKind('Deployment')
    const [autoscaler] = ofKind('HorizontalPodAutoscaler')
    const [service] = ofKind('Service')
    const [ingress] = ofKind('Ingress')
    const serving = labelsOf('foyer-serve')
    expect(serving).toHaveLength(1)
    for (const selector of [
      deployment?.spec.selector.matchLabels,
      deployment?.spec.template.spec.topologySpreadConstraints[0].labelSelector.matchLabels,
      service?.spec.selector,
      ...ofKind('PodDisruptionBudget').map(({ spec }) => spec.selector.matchLabels),
    ])
      expect(serving).toContainEqual(selector)
    for (const { spec } of ofKind('NetworkPolicy'))
      expect(pods.map(({ metadata }) => metadata.labels)).toContainEqual(spec.podSelector.matchLabels)
    expect(autoscaler?.spec.scaleTargetRef.name).toBe(deployment?.metadata.name)
    const ports = pods.flatMap(({ spec }) =>
      spec.containers.flatMap(({ ports = [] }) => ports.map(({ name }) => name)),
    )
    expect(ports).toContain(service?.spec.ports[0].targetPort)
    const { backend } = ingress?.spec.rules[0].http.paths[0] ?? {}
    expect([backend?.service.name, backend?.service.port.name]).toEqual([
      service?.metadata.name,
      service?.spec.ports[0].name,
    ])
  })

  it('run without root, on a file system that is read only, with every capability dropped', () => {
    expect(pods).toHaveLength(5)
    for (const { spec } of pods)
      expect(spec).toMatchObject({
        securityContext: { runAsNonRoot: true, runAsUser: 33 },
        containers: [
          {
            securityContext: {
              readOnlyRootFilesystem: true,
              allowPrivilegeEscalation: false,
              capabilities: { drop: ['ALL'] },
            },
          },
        ],
      })
  })

  it('probe addresses that the server has', () => {
    const site = readFileSync('app/deploy/site.conf', 'utf8')
    const text = JSON.stringify(ofKind('Deployment'))
    const paths = [...text.matchAll(/"httpGet":\{"path":"([^"]+)"/g)].map(([, path]) => path)
    expect(paths).toEqual(['/livez', '/healthz', '/livez'])
    for (const path of paths) expect(site).toContain(`location = ${path} {`)
  })

  it('run scripts that the project has', () => {
    const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as {
      scripts: Record<string, string>
    }
    const ran = commands.flatMap((command) =>
      [...command.matchAll(/npm run --silent (\S+)/g)].map(([, name]) => name),
    )
    expect([...ran].sort()).toEqual(['bake', 'bake', 'release', 'release'])
    for (const name of ran) expect(Object.keys(scripts)).toContain(name)
    for (const command of commands)
      for (const [, name = '', words = ''] of command.matchAll(/npm run --silent (bake|release) -- (.*)/g)) {
        const program = readFileSync(`app/${name}/${name}.ts`, 'utf8')
        for (const [, option = ''] of words.matchAll(/--(\w+)/g)) expect(program).toContain(`${option}: {`)
      }
  })

  it('bake every shard once, and finish as many', () => {
    const [job] = ofKind('Job')
    const { completions } = job?.spec ?? {}
    expect(commands.join('\n')).toContain(`--shard "$((JOB_COMPLETION_INDEX + 1))/${completions}"`)
    expect(commands.join('\n')).toContain(`finish RELEASE_NAME --shards ${completions}`)
  })

  it('set variables that the container’s start reads, and no other', () => {
    const settings = readFileSync(`${FOLDER}/foyer.env`, 'utf8')
    const names = [...settings.matchAll(/^([A-Z_]+)=(.*)$/gm)]
    const known = [...readFileSync('app/deploy/foyer.env', 'utf8').matchAll(/^([A-Z_]+)=/gm)].map(
      ([, name]) => name,
    )
    for (const [, name, value] of names) {
      expect(known).toContain(name)
      // A map takes quotes as part of the value.
      expect(value).not.toMatch(/["']/)
    }
  })
})
