import type { ContextOf, PopUpResult, ServicesOf } from '@foyer/sdk'
import { ImageBox, titleOf } from './image-box.tsx'
import type { DownloadImage } from './image-of.ts'
import type { manifest } from './manifest.ts'
import type { Picture } from './picture.ts'
import { type Place, PLACE_KEYS } from './place.ts'

export { loadPicture } from './picture.ts'

/** Shows a picture that has been loaded; stores that it was closed or saved (ST-24). Never rejects. */
export async function showImage(
  context: ContextOf<typeof manifest>,
  { overlays, i18n }: Pick<ServicesOf<typeof manifest>, 'overlays' | 'i18n'>,
  shown: { readonly place: Place; readonly image: DownloadImage; readonly picture: Picture },
  signal: AbortSignal,
): Promise<PopUpResult> {
  if (signal.aborted) return 'withdrawn'
  const { place, image } = shown
  const { closed, close } = overlays.open<'saved'>((props) => <ImageBox {...props} {...shown} />, {
    label: titleOf(place, image, i18n.translate<'popups.download-image'>(context.id)),
    priority: 'download-image',
    key: `image-${place}`,
  })
  signal.addEventListener('abort', close, { once: true })
  const result = await closed
  signal.removeEventListener('abort', close)
  // What was saved counts, also where the player has left meanwhile.
  if (result !== 'saved' && (signal.aborted || context.signal.aborted)) return 'withdrawn'
  if (context.signal.aborted) return 'seen'
  const keys = PLACE_KEYS[place]
  context.storage.set(keys.lastName, image.name)
  context.storage.set(keys.closed, true)
  return 'seen'
}
