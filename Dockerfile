# syntax=docker/dockerfile:1
FROM node:24-bookworm-slim AS build
WORKDIR /src
COPY package.json pnpm-lock.yaml pnpm-workspace.yaml ./
COPY apps/api/package.json apps/api/
COPY apps/payments-sandbox/package.json apps/payments-sandbox/
COPY apps/web/package.json apps/web/
COPY apps/worker/package.json apps/worker/
COPY packages/adapters/package.json packages/adapters/
COPY packages/common/package.json packages/common/
COPY packages/contract/package.json packages/contract/
COPY packages/db/package.json packages/db/
COPY packages/domain/package.json packages/domain/
COPY packages/jobs/package.json packages/jobs/
COPY packages/jyotish/package.json packages/jyotish/
COPY packages/fact-check/package.json packages/fact-check/
COPY packages/hindi/package.json packages/hindi/
COPY packages/intent/package.json packages/intent/
COPY packages/reading/package.json packages/reading/
COPY packages/telemetry/package.json packages/telemetry/
COPY packages/testkit/package.json packages/testkit/
RUN --mount=type=cache,target=/root/.local/share/pnpm/store npx -y pnpm@12.21.0 install --frozen-lockfile
COPY . .
RUN npx -y pnpm@12.21.0 build

FROM node:24-bookworm-slim
# no cache of compiled code: with the container it would be gone, and its files may not be written
ENV NODE_ENV=production DATA_DIR=/tmp/dhruva
WORKDIR /app
# root's, so that what runs cannot change itself
COPY --from=build /src/dist/ ./
COPY --chmod=755 deploy/watchdog.sh /usr/local/bin/watchdog
# last, so that a build of another commit has all other layers already
ARG VERSION=development
ARG COMMIT=unknown
ENV BUILD_VERSION=$VERSION BUILD_COMMIT=$COMMIT
LABEL org.opencontainers.image.title=dhruva org.opencontainers.image.version=$VERSION org.opencontainers.image.revision=$COMMIT
USER node
EXPOSE 3000
# a minute of patience: a database that restarts is not this container's fault, one that stays unreachable from here is
HEALTHCHECK --interval=10s --timeout=3s --retries=6 --start-period=15s CMD ["node", "-e", "fetch('http://127.0.0.1:3000/readyz').then(r=>process.exit(r.ok?0:1),()=>process.exit(1))"]
CMD ["node", "api.js"]
