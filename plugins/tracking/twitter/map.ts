import { type PixelCall, type PixelEvent, pixelIds } from '@foyer/sdk'

/**
 * One event under each id that the account has for it. The network drops a second one of the same `conversion_id`, from a
 * page or from a server.
 */
export const map = ({ name, id, money, content }: PixelEvent): readonly PixelCall[] =>
  pixelIds(name).map((eventId) => [
    'event',
    eventId,
    { ...money, conversion_id: id, ...(content && { contents: [viewed(content)] }) },
  ])

const viewed = ({ id, name }: NonNullable<PixelEvent['content']>): object => ({
  content_id: id,
  ...(name === undefined ? {} : { content_name: name }),
})
