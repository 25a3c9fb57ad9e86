/** What a phone puts on its home screen: the tags of the head that say so. */
export function headTags({
  icon,
  title,
}: {
  readonly icon: string | undefined
  readonly title: string | undefined
}): readonly HTMLElement[] {
  const tags: HTMLElement[] = []
  if (icon) tags.push(Object.assign(document.createElement('link'), { rel: 'apple-touch-icon', href: icon }))
  if (title)
    for (const name of ['apple-mobile-web-app-title', 'application-name'])
      tags.push(Object.assign(document.createElement('meta'), { name, content: title }))
  return tags
}
