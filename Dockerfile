# The image of the site; how it is built and run: deploy/README.md.

# The Node with long-term support that `npm run test:node` uses, too.
FROM node:26.10.0-trixie-slim AS build
WORKDIR /site
ENV NEXT_TELEMETRY_DISABLED=1

# Packages first: they change less often than the code. The registry is that of npm's own configuration, given as a secret (`--secret
# id=npmrc,src=$HOME/.npmrc`): it is there for this step only and in no layer.
COPY package.json package-lock.json ./
COPY src/server/install.mjs src/server/
COPY src/lib/problem.mjs src/lib/
RUN --mount=type=secret,id=npmrc,target=/root/.npmrc \
    --mount=type=cache,target=/root/.npm \
    node --input-type=module --eval "import('/site/src/server/install.mjs').then(({ install }) => install())"

COPY next.config.mjs payload.config.ts postcss.config.mjs tsconfig.json ./
COPY collections/ collections/
COPY public/ public/
COPY seed/ seed/
COPY src/ src/
# What only builds and tests need goes again.
RUN npm run build \
    && npm prune --omit=dev --no-save --offline --ignore-scripts --no-audit --no-fund \
    && rm -rf .next/cache

FROM node:26.10.0-trixie-slim
ENV NODE_ENV=production \
    HOST=0.0.0.0 \
    PORT=3000 \
    DATA_DIR=/data
WORKDIR /site
RUN install --directory --owner=node --group=node --mode=0700 /data
# It belongs to root: the site writes to /data and /tmp only.
COPY --from=build /site/ ./
# The account `node` of the base image; a number, so that Kubernetes can see that it is not root.
USER 1000:1000
VOLUME ["/data"]
EXPOSE 3000
STOPSIGNAL SIGTERM
# Alive, not ready: whoever restarts what is not healthy mends nothing when a database is away (docs/operations.md). The first start
# fills the database before it answers.
HEALTHCHECK --interval=30s --timeout=5s --start-period=15m --retries=3 \
    CMD ["node", "--eval", "fetch(`http://127.0.0.1:${process.env.PORT}/healthz`).then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "src/server/start.mjs"]
