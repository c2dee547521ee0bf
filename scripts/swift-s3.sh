#!/usr/bin/env bash
# Runs OpenStack Swift with its S3 face in a temporary folder until it is ended, for the tests of the bucket store:
#   apt-get install swift-proxy swift-account swift-container swift-object memcached
#   scripts/swift-s3.sh 4761          # prints SELLA_TEST_S3=… to give to `npx vitest run packages/server/files`
set -euo pipefail
port=${1:-4761}
folder=$(mktemp -d)
pids=()
trap 'kill "${pids[@]}" 2>/dev/null || true; rm -rf "$folder"' EXIT
cd "$folder"
mkdir -p srv/disk cache

printf '[swift-hash]\nswift_hash_path_suffix = %s\n' "$RANDOM$RANDOM" > swift.conf
for kind in account container object; do
  case $kind in account) at=$((port + 1)) ;; container) at=$((port + 2)) ;; object) at=$((port + 3)) ;; esac
  swift-ring-builder "$kind.builder" create 4 1 0 > /dev/null
  swift-ring-builder "$kind.builder" add "r1z1-127.0.0.1:$at/disk" 1 > /dev/null
  swift-ring-builder "$kind.builder" rebalance > /dev/null
  cat > "$kind.conf" <<CONF
[DEFAULT]
bind_ip = 127.0.0.1
bind_port = $at
devices = $folder/srv
mount_check = false
swift_dir = $folder
user = $(id -un)
workers = 0
[pipeline:main]
pipeline = $kind-server
[app:$kind-server]
use = egg:swift#$kind
CONF
done
cat > proxy.conf <<CONF
[DEFAULT]
bind_ip = 127.0.0.1
bind_port = $port
swift_dir = $folder
user = $(id -un)
workers = 0
[pipeline:main]
pipeline = catch_errors cache s3api tempauth bulk slo proxy-server
[app:proxy-server]
use = egg:swift#proxy
account_autocreate = true
[filter:catch_errors]
use = egg:swift#catch_errors
[filter:cache]
use = egg:swift#memcache
memcache_servers = 127.0.0.1:$((port + 4))
[filter:s3api]
use = egg:swift#s3api
location = us-east-1
[filter:tempauth]
use = egg:swift#tempauth
user_sella_films = openfilms .admin
[filter:bulk]
use = egg:swift#bulk
[filter:slo]
use = egg:swift#slo
CONF

memcached -l 127.0.0.1 -p $((port + 4)) -u "$(id -un)" & pids+=($!)
for kind in account container object; do swift-$kind-server "$kind.conf" > "$kind.log" 2>&1 & pids+=($!); done
swift-proxy-server proxy.conf > proxy.log 2>&1 & pids+=($!)
until curl -s -o /dev/null "http://127.0.0.1:$port/info"; do sleep 0.3; done
echo "SELLA_TEST_S3=http://sella%3Afilms:openfilms@127.0.0.1:$port/originals"
wait
