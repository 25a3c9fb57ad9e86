/** The head's tags for the icon and title on a phone's home screen. */
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
