import type { Disposer } from '@foyer/sdk'
import { PICTURE_HEIGHT_PX, PICTURE_LIMIT_MS, PICTURE_WIDTH_PX } from './constants.ts'

/** A picture that has been loaded, so that it stands there at once. */
export interface Picture {
  /** The file; `undefined`: this site may show it, but not read it. */
  readonly file: Blob | undefined
  readonly widthPx: number
  readonly heightPx: number
}

interface Loading {
  readonly url: string
  /** This site may read the file: it is the site's own, or its host lets it (CORS). */
  readonly readable: boolean
  /** Ends the loading. */
  readonly signal: AbortSignal
  readonly timeout: (run: () => void, ms: number) => Disposer
}

/** Loads a picture. `undefined`: it does not load, is no picture, or takes too long. Never rejects. */
export async function loadPicture({ url, readable, signal, timeout }: Loading): Promise<Picture | undefined> {
  let ended: Disposer = () => {}
  const limit = new Promise<undefined>((resolve) => {
    ended = timeout(() => resolve(undefined), PICTURE_LIMIT_MS)
    signal.addEventListener('abort', () => resolve(undefined), { once: true })
  })
  const load = async (): Promise<Picture | undefined> => {
    // The file first: the picture is shown from the browser's cache then.
    const file = readable ? await readFile(url, signal) : undefined
    if (file === 'missing') return undefined
    const size = await sizeOf(url)
    return size && { file, ...size }
  }
  const picture = await Promise.race([load(), limit])
  void ended()
  return picture
}

/** `missing`: there is no picture at the address. `undefined`: it cannot be read. */
async function readFile(url: string, signal: AbortSignal): Promise<Blob | 'missing' | undefined> {
  try {
    const response = await fetch(url, { credentials: 'omit', signal })
    if (!response.ok) return 'missing'
    const file = await response.blob()
    return file.type.startsWith('image/') ? file : 'missing'
  } catch {
    return undefined
  }
}

/** The picture's size; `undefined`: it does not load. A browser that cannot decode ahead gets the usual size. */
async function sizeOf(url: string): Promise<Pick<Picture, 'widthPx' | 'heightPx'> | undefined> {
  const usual = { widthPx: PICTURE_WIDTH_PX, heightPx: PICTURE_HEIGHT_PX }
  const image = new Image()
  if (!('decode' in image)) return usual
  image.src = url
  try {
    await image.decode()
  } catch {
    return undefined
  }
  const { naturalWidth: widthPx, naturalHeight: heightPx } = image
  return widthPx > 0 && heightPx > 0 ? { widthPx, heightPx } : usual
}
