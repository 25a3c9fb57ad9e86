/* On the page for browsers that the site cannot run in: shows the tips for a home screen where they are of use (CO-06, OV-01).
   Plain ES3. */
;(function () {
  // Those that CO-06 names.
  var isFor = function (userAgent) {
    var version = /\((?:iPhone|iPad|iPod)[^)]{0,99} OS (\d+)(?:_(\d+))?/.exec(userAgent)
    if (!version) return false
    var major = Number(version[1])
    return major < 12 || (major === 12 && Number(version[2] || 0) < 2)
  }
  var tips = document.getElementById('home-screen-tips')
  if (tips && isFor(navigator.userAgent)) tips.removeAttribute('hidden')
})()
