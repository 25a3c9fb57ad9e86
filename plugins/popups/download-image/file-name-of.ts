import { MAX_FILE_NAME_LENGTH } from './constants.ts'

/** What no file system takes, what would lead out of the folder, and what would write a name backwards. */
// eslint-disable-next-line no-control-regex -- control characters are the point
const UNFIT = /[\u0000-\u001f\u007f\u200e\u200f\u202a-\u202e\u2066-\u2069"*/:<>?\\|]/g

/** The name of the file that an address names: its last part, decoded. `undefined`: it names none. */
export function fileNameOf({ pathname }: URL): string | undefined {
  const name = decoded(pathname.slice(pathname.lastIndexOf('/') + 1))
    .replaceAll(UNFIT, '_')
    .replace(/^\.+/, '')
    .slice(-MAX_FILE_NAME_LENGTH)
  return name === '' ? undefined : name
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}
