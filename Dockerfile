# Markwell in a container: docker build -t markwell . && docker run -p 3000:3000 -v markwell:/data markwell
# docs/running-a-server.md says more; compose.yaml has several servers on one PostgreSQL behind HTTPS.

FROM node:22-bookworm-slim AS build
WORKDIR /app
# For sqlite3, where its ready-made file cannot be downloaded.
RUN apt-get update \
  && apt-get install -y --no-install-recommends python3 make g++ \
  && rm -rf /var/lib/apt/lists/*
COPY package.json package-lock.json ./
COPY marking-core/package.json marking-core/
COPY server/package.json server/
COPY web/package.json web/
COPY cli/package.json cli/
COPY cli/bin cli/bin
RUN npm ci --no-audit --no-fund
COPY . .
RUN npm run build && npm prune --omit=dev --no-audit --no-fund

FROM node:22-bookworm-slim
ENV NODE_ENV=production DATABASE_URL=sqlite:/data/markwell.db
WORKDIR /app
COPY --from=build /app /app
RUN mkdir /data && chown node:node /data \
  && ln -s /app/cli/bin/markwell.js /usr/local/bin/markwell
USER node
VOLUME /data
EXPOSE 3000
# Healthy means that a submission can be stored now.
HEALTHCHECK --interval=30s --timeout=10s --start-period=30s CMD ["node", "deploy/check-health.mjs"]
# It stops by itself when told to, once the requests under way are answered.
STOPSIGNAL SIGTERM
CMD ["node", "server/dist/main.js"]
