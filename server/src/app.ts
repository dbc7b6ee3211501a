import { dirname, join } from 'node:path';
import compression from 'compression';
import express, { type Express, type RequestHandler } from 'express';
import type { Logger } from 'pino';
import type { Config } from './config.ts';
import { apiDescription } from './http/api-description.ts';
import { apiRoutes } from './http/api-routes.ts';
import { homeworkPictures } from './http/homework-pictures.ts';
import { problemResponse } from './http/problem-response.ts';
import { logWhenAnswered } from './http/request-log.ts';
import { pageSecurityHeaders, setApiSecurityHeaders } from './http/security-headers.ts';
import { type FileRoots, staticFiles } from './http/static-files.ts';
import { createFloodCounter } from './operations/site/monitor/note-flood.ts';
import type { Services } from './operations/site/services/services.ts';
import type { FindPlace } from './places/places.ts';
import type { TroubleLog } from './trouble-log.ts';

/** What the site is served from and how. */
export interface AppOptions {
  readonly services: Services;
  readonly logger: Logger;
  readonly troubles: TroubleLog;
  readonly files: FileRoots;
  /** Where an address is, for the activity monitor. */
  readonly findPlace: FindPlace;
  readonly config: Pick<Config, 'trustProxy' | 'requestsPerMinute' | 'site'>;
}

/** The whole site as one Express app: the API under `/api`, the page and its files everywhere else. */
export function createApp({ services, logger, troubles, files, findPlace, config }: AppOptions): Express {
  const app = express();
  app.disable('x-powered-by');
  app.set('trust proxy', config.trustProxy);
  app.set('query parser', 'simple');
  app.use('/api', beginCall(logger));
  app.use(compressWhatIsRead);
  app.get('/api/openapi.json', apiDescription(files.api));
  app.get('/api/homework.schema.json', apiDescription(join(dirname(files.api), 'homework.schema.json')));
  const countFlood = createFloodCounter(services, (error) => logger.error({ err: error }, 'a flood was not noted'));
  const { site, requestsPerMinute } = config;
  app.use(apiRoutes({ services, site, findPlace, troubles, requestsPerMinute, countFlood }));
  app.use(pageSecurityHeaders, homeworkPictures(services), staticFiles(files));
  app.use(problemResponse(logger, troubles));
  return app;
}

/** One handler for what every call needs, because each one more is a cost to all of them. */
function beginCall(logger: Logger): RequestHandler {
  return (request, response, next) => {
    setApiSecurityHeaders(response);
    logWhenAnswered(logger, request, response);
    next();
  };
}

const compress = compression();

/** Lists and files are worth compressing; the answer to a submission is too short to be. */
const compressWhatIsRead: RequestHandler = (request, response, next) =>
  request.method === 'GET' ? compress(request, response, next) : next();
