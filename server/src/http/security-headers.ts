import type { RequestHandler, Response } from 'express';
import helmet, { type HelmetOptions } from 'helmet';

/**
 * Allows only the page's own scripts and styles. Leaves out `upgrade-insecure-requests` and HSTS: on a
 * school's network the site is plain HTTP, and either would make it unreachable.
 */
const options: HelmetOptions = {
  contentSecurityPolicy: {
    useDefaults: false,
    directives: {
      defaultSrc: ["'none'"],
      scriptSrc: ["'self'"],
      styleSrc: ["'self'"],
      imgSrc: ["'self'"],
      mediaSrc: ["'self'"],
      fontSrc: ["'self'"],
      connectSrc: ["'self'"],
      manifestSrc: ["'self'"],
      baseUri: ["'none'"],
      formAction: ["'self'"],
      frameAncestors: ["'none'"],
    },
  },
  strictTransportSecurity: false,
  referrerPolicy: { policy: 'same-origin' },
  xFrameOptions: { action: 'deny' },
};

const overHttps = helmet(options);
/** Browsers ignore these two over plain HTTP, and complain of them in the console. */
const overHttp = helmet({ ...options, crossOriginOpenerPolicy: false, originAgentCluster: false });

/** Sets the security headers of the page and its files. */
export const pageSecurityHeaders: RequestHandler = (request, response, next) =>
  (request.secure ? overHttps : overHttp)(request, response, next);

/** Sets those that mean anything for JSON; it is never shown as a page. */
export function setApiSecurityHeaders(response: Response): void {
  response.setHeader('Content-Security-Policy', "default-src 'none'; frame-ancestors 'none'");
  response.setHeader('X-Content-Type-Options', 'nosniff');
  response.setHeader('Cross-Origin-Resource-Policy', 'same-origin');
  response.setHeader('Referrer-Policy', 'same-origin');
}

/** For a picture opened by itself: it may style itself, and do nothing else. */
export const pictureContentPolicy = "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'; sandbox";
