/** What of the SDK one kind of lazy part needs and others do not has a chunk of its own. */
const SDK_CHUNKS: readonly (readonly [name: string, files: RegExp])[] = [
  ['destinations', /^sdk\/src\/tracking\//],
  [
    'forms',
    /^sdk\/src\/(?:forms\/|react\/(?:draft-store|form-values|use-draft|use-form|use-submit)\.|ui\/(?:[a-z-]*(?:form|field)[a-z-]*|captcha-block|checkbox|choice-pills)\.)/,
  ],
  ['pieces', /^sdk\/src\//],
]
/** They import a package of 10 KB, which only screens with HTML of the gateway need. */
const SANITIZER = /^sdk\/src\/(?:[^/]+\/)*sanitize-html\b/

/** By the area's first two letters: ad blockers refuse files that are named `tracking-…` and `popups-…`. */
const areaChunk = (match: RegExpExecArray | null, kind: string): string | null =>
  match && `area-${match[1]?.slice(0, 2)}-${kind}`

/**
 * Names of the chunks of modules that several lazy parts import, by the kind of file: of the SDK, of an area's contract,
 * of an area's plugins. As a chunk each, which is the bundler's default, a member's page fetched three hundred files: a
 * browser's work for a small file is greater than for its bytes. In this order, because a chunk includes what its modules
 * import. `null` where the file is of another kind.
 */
export const SHARED_CHUNKS: readonly ((file: string) => string | null)[] = [
  (file) => (SANITIZER.test(file) ? null : (SDK_CHUNKS.find(([, files]) => files.test(file))?.[0] ?? null)),
  (file) => areaChunk(/^plugins\/([^/]+)\/contract(?:\.ts$|\/[^/]+\.ts$)/.exec(file), 'contract'),
  // What it draws with is for screens, which a guest's home does without.
  (file) => areaChunk(/^plugins\/([^/]+)\/contract\//.exec(file), 'pieces'),
  (file) => areaChunk(/^plugins\/([^/]+)\/(?:shared\/)?[^/]+$/.exec(file), 'shared'),
]

/**
 * The chunk of a plugin's code, which is named as its folder, and of its settings: they are fetched at the same moment.
 * `null` for other files.
 */
export const pluginChunk = (file: string): string | null =>
  /^plugins\/[^/]+\/([^/]+)\/(?:settings|\1)\.tsx?$/.exec(file)?.[1] ?? null
