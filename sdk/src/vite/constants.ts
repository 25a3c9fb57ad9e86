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

/** Where the server of a plugin in development gives the plugin's entry for a profile. */
export const ENTRY_PATH = '/profile-entry.json'
/** The harness of the site that `npm start` runs, where `PORT` does not say otherwise. */
export const HARNESS = 'http://127.0.0.1:5173/__harness/'
/** Where that server gives the settings of the plugin's mock, by the plugin's id. */
export const MOCK_SETTINGS_PATH = '/mock-settings.json'
/** The port of that server, where the preset is given none. */
export const DEV_PORT = 7301

/** The placeholder in the file's code for the text of its style sheets, which is known last. */
export const STYLES = '__FOYER_STYLES__'
