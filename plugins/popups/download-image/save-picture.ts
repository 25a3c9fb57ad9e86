import type { Platform } from '@foyer/sdk'
import { FILE_LIFE_MS } from './constants.ts'
import { saveWay } from './save-way.ts'

/** `impossible`: the browser lets the player save it by hand only. */
export type SaveOutcome = 'downloaded' | 'shared' | 'cancelled' | 'impossible'

interface Saving {
  readonly file: Blob | undefined
  readonly name: string
  readonly platform: Platform
  readonly timeout: (run: () => void, ms: number) => unknown
}

/** Saves a picture. Call it within the player's tap. Never rejects. */
export async function savePicture({ file, name, platform, timeout }: Saving): Promise<SaveOutcome> {
  const shared = file && shareData(file, name)
  const way = saveWay({
    hasFile: file !== undefined,
    canShare: shared !== undefined && canShare(shared),
    canDownload: 'download' in HTMLAnchorElement.prototype,
    platform,
    webView: /; wv\)/.test(navigator.userAgent),
  })
  if (way === 'share' && shared) return share(shared)
  if (way === 'download' && file) {
    download(file, fullName(name, file.type), timeout)
    return 'downloaded'
  }
  return 'impossible'
}

function shareData(file: Blob, name: string): ShareData | undefined {
  try {
    return { files: [new File([file], fullName(name, file.type), { type: file.type })] }
  } catch {
    return undefined
  }
}

const canShare = (data: ShareData): boolean => 'canShare' in navigator && navigator.canShare(data)

async function share(data: ShareData): Promise<SaveOutcome> {
  try {
    await navigator.share(data)
    return 'shared'
  } catch (error) {
    return error instanceof DOMException && error.name === 'AbortError' ? 'cancelled' : 'impossible'
  }
}

function download(file: Blob, name: string, timeout: Saving['timeout']): void {
  const link = document.createElement('a')
  const url = URL.createObjectURL(file)
  link.href = url
  link.download = name
  document.body.append(link)
  link.click()
  link.remove()
  timeout(() => URL.revokeObjectURL(url), FILE_LIFE_MS)
}

const PICTURE = /\.(?:avif|bmp|gif|heic|heif|jfif|jpe?g|png|svg|webp)$/i

/** A name without a picture's ending gets that of its type: galleries list no other file, and no picture is an app. */
function fullName(name: string, type: string): string {
  const [ending = ''] = type.replace(/^image\//, '').split(/[+;]/)
  return PICTURE.test(name) || ending === '' ? name : `${name}.${ending}`
}
