/** What a build of the site's files is for. Both have the same sources; the page chooses one by what the browser supports. */
export interface BuildTarget {
  /** Level of the language of its scripts. */
  readonly script: string
  /** Browsers whose CSS its style sheets are lowered to. */
  readonly styles: readonly string[]
  /** Folder of the build, from the project's root. */
  readonly output: string
  /** Folder of its files in the build's folder, and below `/m/`. */
  readonly folder: string
  /** Whether its browsers have import maps, by which foreign plugins are loaded. */
  readonly foreignPlugins: boolean
}

/** From Chrome 90 and iOS 15.0 on, both of 2021. */
export const FIRST_BUILD: BuildTarget = {
  script: 'es2021',
  styles: ['chrome90', 'safari15'],
  output: 'dist/client',
  folder: 'assets',
  foreignPlugins: true,
}

/** From Chrome 64 and iOS 12.2 on, both of 2018: home, log-in, registration and a launch. */
export const OLDER_BUILD: BuildTarget = {
  script: 'es2018',
  styles: ['chrome64', 'safari12'],
  output: 'dist/older',
  folder: 'assets/older',
  foreignPlugins: false,
}

/** In the client's folder, beside Vite's manifest: the addresses of the scripts for older browsers. */
export const OLDER_FILE = '.vite/older.json'
