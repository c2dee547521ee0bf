import type { FastifyHelmetOptions } from '@fastify/helmet'

/** Browser features available to our pages, or to anything injected into them: only the camera, for photos of the patient. */
export const permissions = 'camera=(self), display-capture=(), geolocation=(), microphone=(), payment=(), usb=()'

/** Nothing from other hosts; inline styles, because the interface library writes them; pictures also from memory. */
export const securityHeaders: FastifyHelmetOptions = {
  contentSecurityPolicy: {
    useDefaults: false,
    directives: {
      defaultSrc: ["'self'"],
      scriptSrc: ["'self'", "'wasm-unsafe-eval'"],
      styleSrc: ["'self'", "'unsafe-inline'"],
      imgSrc: ["'self'", 'data:', 'blob:'],
      mediaSrc: ["'self'", 'blob:'],
      fontSrc: ["'self'", 'data:'],
      connectSrc: ["'self'", 'data:', 'blob:'],
      workerSrc: ["'self'", 'blob:'],
      // The print frame shows a report generated in memory.
      frameSrc: ["'self'", 'blob:'],
      frameAncestors: ["'self'"],
      objectSrc: ["'none'"],
      baseUri: ["'none'"],
      formAction: ["'self'"],
    },
  },
  referrerPolicy: { policy: 'no-referrer' },
  // A clinic may serve plain http on its own network; a proxy that adds https adds this header itself.
  strictTransportSecurity: false,
  crossOriginOpenerPolicy: false,
  originAgentCluster: false,
}

/**
 * Headers that govern documents. They have no effect on scripts and stylesheets, which obey the page that loads them, and would
 * add half a kilobyte to each. `nosniff` and the resource policy stay on everything.
 */
export const forDocumentsOnly = [
  'content-security-policy',
  'permissions-policy',
  'referrer-policy',
  'x-dns-prefetch-control',
  'x-download-options',
  'x-frame-options',
  'x-permitted-cross-domain-policies',
  'x-xss-protection',
] as const
