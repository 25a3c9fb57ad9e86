/** The modules that the site shares with foreign plugins: they stay bare imports in a plugin's file. */
export const SHARED: readonly string[] = [
  'react',
  'react/jsx-runtime',
  'react-dom',
  '@foyer/sdk',
  '@foyer/sdk/ui',
]

/** The one file that a build makes. */
export const PLUGIN_FILE = 'plugin.js'

/** The placeholder in the file's code for the text of its style sheets, which is known last. */
export const STYLES = '__FOYER_STYLES__'
