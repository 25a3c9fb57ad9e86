/** A manifest that every page loads, and that already listens. */
window.addEventListener('resize', () => {})
export {}
