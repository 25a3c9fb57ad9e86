import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import {
  CompilerState,
  Extractor,
  ExtractorConfig,
  ExtractorLogLevel,
  type ExtractorMessage,
  type IConfigFile,
} from '@microsoft/api-extractor'
import { format, resolveConfig } from 'prettier'
import { emitDeclarations } from '../../sdk/build/emit-declarations.ts'
import { rootExports, withRootImports } from './declaration-imports.ts'
import { undocumented, withOwnNames, withoutImports } from './declaration-text.ts'

/** The folder of the reports. */
export const API_FOLDER = 'docs/api'

/** The SDK's entries that integrators import, by the name of their report. */
const ENTRIES = [
  { report: 'sdk', name: '@foyer/sdk', file: 'index.d.ts' },
  { report: 'ui', name: '@foyer/sdk/ui', file: 'ui/index.d.ts' },
  { report: 'testing', name: '@foyer/sdk/testing', file: 'testing/index.d.ts' },
  { report: 'vite', name: '@foyer/sdk/vite', file: 'vite/foyer-plugin.d.ts' },
] as const

/** Types of `services/translate.ts` that only compute its exported ones: nobody writes them, and the page shows them. */
const computedTypes = (): readonly string[] =>
  [...readFileSync('sdk/src/services/translate.ts', 'utf8').matchAll(/^(?:type|interface) (\w+)/gm)].map(
    ([, name]) => `"${name}"`,
  )

/** One entry's public surface, as text. */
export interface ApiReport {
  /** `docs/api/sdk.md` */
  readonly file: string
  readonly text: string
  /**
   * What must be fixed: exports without a comment, types in signatures that are not exported. One line each.
   */
  readonly problems: readonly string[]
}

/**
 * The public surface of each of the SDK's entries, from the declarations of the packed SDK: signature and
 * comment of every export, by name. The other reports show a type of the root entry as an import.
 */
export async function apiReports(): Promise<readonly ApiReport[]> {
  const folder = mkdtempSync(join(tmpdir(), 'foyer-api-'))
  try {
    const dist = join(folder, 'sdk/dist')
    emitDeclarations(dist)
    linkRootImports(folder, dist)
    return await Promise.all(extract(folder, dist).map(toReport))
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

/**
 * Lets the other entries import the root by its name, as their users do, so that its types are not repeated.
 */
function linkRootImports(folder: string, dist: string): void {
  writeFileSync(
    join(folder, 'sdk/package.json'),
    JSON.stringify({ name: '@foyer/sdk', version: '0.0.0', type: 'module', types: 'dist/index.d.ts' }),
  )
  mkdirSync(join(folder, 'node_modules/@foyer'), { recursive: true })
  symlinkSync(join(folder, 'sdk'), join(folder, 'node_modules/@foyer/sdk'), 'dir')
  const exported = rootExports((file) => readFileSync(join(dist, file.replace(/\.tsx?$/, '.d.ts')), 'utf8'))
  for (const part of ['ui', 'testing', 'vite'])
    for (const name of readdirSync(join(dist, part), { recursive: true, encoding: 'utf8' })) {
      if (!name.endsWith('.d.ts')) continue
      const file = join(part, name)
      const text = readFileSync(join(dist, file), 'utf8')
      writeFileSync(join(dist, file), withRootImports(text, file, exported))
    }
}

interface Extracted {
  readonly report: string
  readonly name: string
  /** All declarations of the entry in one text. */
  readonly declarations: string
  readonly messages: readonly ExtractorMessage[]
}

function extract(folder: string, dist: string): readonly Extracted[] {
  const configs = ENTRIES.map(({ report, file }) =>
    ExtractorConfig.prepare({
      configObject: configOf(folder, join(dist, file), report),
      configObjectFullPath: undefined,
      packageJsonFullPath: join(folder, 'sdk/package.json'),
    }),
  )
  const [first] = configs
  if (!first) return []
  const additionalEntryPoints = configs.map(({ mainEntryPointFilePath }) => mainEntryPointFilePath)
  const compilerState = CompilerState.create(first, { additionalEntryPoints })
  return configs.map((config, at) => {
    const { report, name } = ENTRIES[at] ?? ENTRIES[0]
    const messages: ExtractorMessage[] = []
    Extractor.invoke(config, {
      compilerState,
      localBuild: true,
      messageCallback(message) {
        message.handled = true
        messages.push(message)
      },
    })
    return { report, name, declarations: readFileSync(config.untrimmedFilePath, 'utf8'), messages }
  })
}

/** Packages are not read: a type of React's is printed by its name, and the check stays fast. */
const configOf = (folder: string, mainEntryPointFilePath: string, report: string): IConfigFile => ({
  projectFolder: folder,
  mainEntryPointFilePath,
  compiler: {
    overrideTsconfig: {
      compilerOptions: {
        module: 'esnext',
        moduleResolution: 'bundler',
        target: 'es2022',
        lib: ['es2023', 'dom'],
        types: [],
        skipLibCheck: true,
        noEmit: true,
        allowImportingTsExtensions: true,
      },
      files: [mainEntryPointFilePath],
    },
  },
  apiReport: { enabled: false },
  docModel: { enabled: false },
  tsdocMetadata: { enabled: false },
  dtsRollup: { enabled: true, untrimmedFilePath: join(folder, `${report}.d.ts`) },
  messages: {
    compilerMessageReporting: { default: { logLevel: ExtractorLogLevel.None } },
    tsdocMessageReporting: { default: { logLevel: ExtractorLogLevel.None } },
    extractorMessageReporting: {
      default: { logLevel: ExtractorLogLevel.Warning },
      // an export without a tag is public
      'ae-missing-release-tag': { logLevel: ExtractorLogLevel.None },
      // requires a comment at every field; `undocumented` requires one at every export
      'ae-undocumented': { logLevel: ExtractorLogLevel.None },
    },
  },
})

async function toReport({ report, name, declarations, messages }: Extracted): Promise<ApiReport> {
  const file = `${API_FOLDER}/${report}.md`
  const code = withoutImports(withOwnNames(declarations))
  const page = `# ${name}

Every export of the entry, with its signature and its comment, by name. This page is made from the declarations of the
packed SDK by \`npm run docs\`; do not edit it. An export is public unless its comment says \`@experimental\`: that may change
or go with any release. Types that are not declared here are those of @foyer/sdk, React, Vite and the browser. Codes are explained in [errors.md](../errors.md), clauses like \`RT-01\` in
[clauses.md](../../tests/spec/clauses.md).

\`\`\`ts
${code.trim()}
\`\`\`
`
  const computed = computedTypes()
  const text = await format(page, { ...(await resolveConfig(file)), parser: 'markdown' })
  return {
    file,
    text,
    problems: [
      ...messages
        .filter(
          ({ logLevel }) => logLevel === ExtractorLogLevel.Warning || logLevel === ExtractorLogLevel.Error,
        )
        .filter(
          ({ messageId, text }) =>
            messageId !== 'ae-forgotten-export' || !computed.some((type) => text.includes(type)),
        )
        .map(({ messageId, text: what }) => `${name}: ${messageId}: ${what}`),
      ...undocumented(code).map((what) => `${name}: ${what} has no comment`),
    ],
  }
}
