import * as v from 'valibot'

export default v.object({
  /**
   * The https address of the chat's pages, if members may show something to customer service by camera, or speak: pages
   * of its origin may then use both, in the chat's frame alone. Without it no page may.
   */
  cameraPage: v.optional(v.pipe(v.string(), v.url(), v.startsWith('https://'))),
  /**
   * Whether the chat's pages post a message, whichever, to the page around them once they show: the player of one that posts none,
   * because it is an error's or refuses to be framed, is then told so. Without it the site cannot know.
   */
  tellsReady: v.optional(v.boolean(), false),
})
