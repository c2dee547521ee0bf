import type { FastifyHelmetOptions } from '@fastify/helmet'

/** What a page of ours, or anything that got into it, may ask the browser for: the camera, for photos of the patient. */
export const permissions = 'camera=(self), display-capture=(), geolocation=(), microphone=(), payment=(), usb=()'

/** Nothing from other hosts; styles inline, because the interface library writes them; pictures also from memory. */
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
      // The print frame holds a report made in memory.
      frameSrc: ["'self'", 'blob:'],
      frameAncestors: ["'self'"],
      objectSrc: ["'none'"],
      baseUri: ["'self'"],
      formAction: ["'self'"],
    },
  },
  referrerPolicy: { policy: 'no-referrer' },
  // A clinic may serve plain http in its own network; who adds https in front adds this header there.
  strictTransportSecurity: false,
  crossOriginOpenerPolicy: false,
  originAgentCluster: false,
}
