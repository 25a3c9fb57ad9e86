/* What the files of the second target are written in: a browser that cannot read one of these runs nothing of this script.
   Chrome 64 and iOS 12.2 can. It is served as it is. */
document.documentElement.setAttribute('data-syntax', '')
// Read, not run.
window.foyerSyntax = function () {
  return [
    import('/m/'),
    async () => {},
    async function* () {},
    ({ a, ...rest }) => ({ ...rest, a }),
    /(?<a>.)/s,
    2 ** 3,
  ]
}
